import path from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * A workbook with one sheet. Every cell is a text: none is computed, whatever is in it. It is written beside the
 * service, which would do nothing else for seconds: twenty thousand lines have a million pieces.
 */
export function toXlsx(rows: readonly (readonly string[])[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(__dirname, 'write-xlsx.js'), { workerData: rows });
    worker.once('message', (file: Uint8Array) => resolve(Buffer.from(file)));
    worker.once('error', reject);
  });
}
