import { views } from '../editing/views';
import { isFormUid } from '../forms/form-types';

/** What those have who write anything that visitors see; those who only answer visitors have none of it. */
export const EDITING = Object.keys(views)
  .filter((uid) => uid.startsWith('api::') && !isFormUid(uid))
  .map((subject) => ({ action: 'plugin::content-manager.explorer.update', subject }));
