// What the journeys' world is made of, in one place for TypeScript to type.
export { ensureCmsBuilt } from './cms.mjs';
export { ensureSiteBuilt, startSite } from './site.mjs';
export { digest } from './stamp.mjs';
export { stopAll } from './steps.mjs';
