// What the test environment is made of, in one place for TypeScript to type.
export { ensureCmsBuilt } from './cms.mjs';
export { ensureSiteBuilt, serveBuild } from './site.mjs';
export { digest } from './stamp.mjs';
