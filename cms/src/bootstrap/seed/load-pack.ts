import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { SeedPack } from '../../../seed/types';

/** Each pack is a folder here, compiled from `seed/<pack>/index.ts`. */
const SEED_DIR = path.resolve(__dirname, '..', '..', '..', 'seed');

/** Name of the sample content that a new database begins with. Throws where there is no such pack. */
export function readPackName(): string {
  const name = process.env.SEED_PACK || 'consultancy';
  const packs = [...listPacks(), 'empty'];
  if (packs.includes(name)) return name;
  throw new Error(`SEED_PACK must be one of ${packs.join(', ')}, not "${name}"`);
}

export async function loadPack(): Promise<{ name: string; content: SeedPack | null }> {
  const name = readPackName();
  if (name === 'empty') return { name, content: null };
  const { pack }: { pack: SeedPack } = await import(path.join(SEED_DIR, name, 'index.js'));
  return { name, content: pack };
}

function listPacks(): string[] {
  return readdirSync(SEED_DIR, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'media')
    .map(({ name }) => name)
    .sort();
}
