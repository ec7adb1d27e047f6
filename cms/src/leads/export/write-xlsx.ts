// Runs beside the service (to-xlsx.ts).
import { parentPort, workerData } from 'node:worker_threads';
import writeExcelFile from 'write-excel-file/node';

/** Excel refuses a file with a longer cell. */
const MAX_CELL_LENGTH = 32_767;
const WIDTH = 24;

async function write(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const [head = []] = rows;
  const sheet = rows.map((cells, index) =>
    cells.map((value) => ({
      type: String,
      value: value.slice(0, MAX_CELL_LENGTH),
      ...(index === 0 && { fontWeight: 'bold' as const }),
    })),
  );
  return writeExcelFile(sheet, { columns: head.map(() => ({ width: WIDTH })) }).toBuffer();
}

void write(workerData).then((file) => parentPort?.postMessage(file));
