/** The part of framer-motion that measures and moves. It is imported dynamically. */
export { domMax } from 'framer-motion';
