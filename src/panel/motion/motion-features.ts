/**
 * The part of framer-motion that measures and moves elements, in a module by itself because it is imported dynamically.
 */
export { domMax } from 'framer-motion';
