import { Stroke } from './swatch';

/** A piece of the line with which every drawing and log has what is of the other day or world. */
export const OtherStroke = () => <Stroke colour="other" width={1.5} path="M0 7.5h28" />;
