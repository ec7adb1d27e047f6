/** How an icon fills its square. */
type Shape =
  /** With round corners. */
  | 'round'
  /** To the edge: the device cuts it. */
  | 'full'
  /** To the edge, with all that matters in the middle: the device cuts a circle, or what it likes. */
  | 'maskable';

export type IconFile = { size: number; shape: Shape };

/** The icons of the organization, by the path of the file. */
export const ICON_FILES = {
  '/favicon.ico': { size: 48, shape: 'round' },
  '/apple-icon.png': { size: 180, shape: 'full' },
  '/icons/icon-192.png': { size: 192, shape: 'round' },
  '/icons/icon-512.png': { size: 512, shape: 'round' },
  '/icons/icon-maskable-512.png': { size: 512, shape: 'maskable' },
} as const satisfies Record<string, IconFile>;

export type IconPath = keyof typeof ICON_FILES;

const BY_NAME: ReadonlyMap<string, IconFile> = new Map(
  Object.entries(ICON_FILES).map(([path, file]) => [path.slice(path.lastIndexOf('/') + 1), file]),
);

/** The icon with a file name; `null` where there is none. */
export function iconFile(name: string): IconFile | null {
  return BY_NAME.get(name) ?? null;
}

/**
 * The address of an icon, with its size as HTML and the manifest write it.
 *
 * @param look Of the organization: browsers store icons by their address for months.
 */
export function iconLink(path: IconPath, look: string): { url: string; sizes: string } {
  const { size } = ICON_FILES[path];
  return { url: `${path}?v=${look}`, sizes: `${size}x${size}` };
}
