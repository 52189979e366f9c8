// Serves the site that was last built, as `npm start` does.
import { serve } from './serve.mjs';

await serve('dist', Number(process.env.PORT));
