import { getFetchClient } from '@strapi/strapi/admin';
import { nameOf } from './image-name';
import { imagesInRtf } from './rtf-images';
import type { CopiedImage } from './to-markdown';

type Uploaded = { url: string }[];

/**
 * Puts copied images into the Media Library.
 *
 * @param rtf What was copied, as RTF; empty where the program copied none.
 * @returns where each is now; `null` for one that could not be read or stored.
 */
export async function uploadImages(
  images: readonly CopiedImage[],
  rtf: string,
): Promise<(string | null)[]> {
  const local = images.filter(({ source }) => source.startsWith('file:'));
  const inRtf = imagesInRtf(rtf);
  const addresses: (string | null)[] = [];
  for (const image of images) {
    // The order tells which is which; with another number of images it would not.
    const found = inRtf.length === local.length ? inRtf[local.indexOf(image)] : undefined;
    addresses.push(await addressOf(image, found));
  }
  return addresses;
}

async function addressOf(image: CopiedImage, found: Blob | undefined): Promise<string | null> {
  try {
    if (found) return await uploadImage(found, image.alternativeText);
    if (/^data:image\/(?:png|jpe?g|gif|webp);/i.test(image.source)) {
      return await uploadImage(await blobOf(image.source), image.alternativeText);
    }
  } catch {
    return null;
  }
  return inLibrary(image.source);
}

/** The address of an image that is in the library already; the site shows none of other hosts. */
function inLibrary(source: string): string | null {
  if (!URL.canParse(source, window.location.href)) return null;
  const { origin, pathname } = new URL(source, window.location.href);
  return origin === window.location.origin && pathname.startsWith('/uploads/') ? pathname : null;
}

/**
 * Stores an image.
 *
 * @param name Of its file; without one it is named after what it shows, or after the entry.
 * @returns its address, without a host where it is the content service's.
 */
export async function uploadImage(
  image: Blob,
  alternativeText: string,
  name = newName(image, alternativeText),
): Promise<string> {
  const form = new FormData();
  form.append('files', image, name);
  form.append('fileInfo', JSON.stringify({ name, alternativeText }));
  const { data } = await getFetchClient().post<Uploaded>('/upload', form);
  const [file] = data;
  if (!file) throw new Error('The image was not stored.');
  return file.url;
}

function newName({ type }: Blob, alternativeText: string): string {
  const ending = type.replace('image/', '').replace('jpeg', 'jpg');
  return `${nameOf(alternativeText, titleOfForm())}.${ending}`;
}

/** The policy of the admin lets no `data:` address be fetched. */
async function blobOf(address: string): Promise<Blob> {
  const [head = '', content = ''] = address.split(',');
  const type = head.replace(/^data:|;.*$/g, '');
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type });
}

function titleOfForm(): string {
  return document.querySelector<HTMLInputElement>('main form [name="title"]')?.value ?? '';
}
