import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SeedPack } from '../../../seed/types';

const PACKS = ['consultancy', 'logistics', 'empty'];

/** Name of the sample content that a new database begins with. Throws where there is no such pack. */
export function readPackName(): string {
  const name = process.env.SEED_PACK || 'consultancy';
  if (PACKS.includes(name)) return name;
  throw new Error(`SEED_PACK must be one of ${PACKS.join(', ')}, not "${name}"`);
}

export async function loadPack(): Promise<{ name: string; content: SeedPack | null }> {
  const name = readPackName();
  if (name === 'empty') return { name, content: null };

  // Compiled from `seed/<pack>/index.ts`.
  const file = path.resolve(__dirname, '..', '..', '..', 'seed', name, 'index.js');
  if (!existsSync(file)) throw new Error(`SEED_PACK=${name}: the pack is not built (${file})`);
  const { pack }: { pack: SeedPack } = await import(file);
  return { name, content: pack };
}
