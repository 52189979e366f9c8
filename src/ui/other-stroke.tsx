import { StrokeSwatch } from './swatch';

/** A piece of the line with which every drawing and log shows the other state, or of the outline of a cell. */
export const OtherStroke = ({ isFrame }: { isFrame?: boolean | undefined }) => (
  <StrokeSwatch colour="other" width={1.5} path={isFrame ? 'M8 1h12v12H8Z' : 'M0 7.5h28'} />
);
