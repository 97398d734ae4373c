/** Styles of public pages for `npm run dev`. Builds get them from the renderer (scripts/build/prerender.ts). */
import '../theme/global.css';

import.meta.glob(['../features/marketing/**/*.module.css', '../components/*.module.css', './*.module.css'], {
  eager: true,
});
