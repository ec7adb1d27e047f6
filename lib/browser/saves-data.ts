import { isRecord } from '@/lib/is-record';

/** Whether the visitor has asked the browser to save data; `false` where the browser does not tell. */
export function savesData(): boolean {
  if (!('connection' in navigator) || !isRecord(navigator.connection)) return false;
  return navigator.connection.saveData === true;
}
