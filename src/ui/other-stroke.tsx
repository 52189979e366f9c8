import { Stroke } from './swatch';

/** A piece of the line with which every drawing and log shows the other state. */
export const OtherStroke = () => <Stroke colour="other" width={1.5} path="M0 7.5h28" />;
