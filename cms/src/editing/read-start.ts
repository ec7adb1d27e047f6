import { open } from 'node:fs/promises';

/** The first bytes of a file, by which its format is known. */
export async function readStart(filepath: string): Promise<string> {
  const file = await open(filepath);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}
