import { findSetting } from '@/content-client';
import { toEmbeddedScript, toEmbeddedStyle } from '@/lib/editor/embedded-code';
import { getSettings } from '@/lib/server/cms/readers';

/**
 * The organization's own styles (setting `embedded-css`), once per page, as they are: writing settings is an
 * editor's right (specification §1). For the head, where styles belong; the organization's win, because the
 * site's own ones are in layers.
 */
export async function EmbeddedStyles() {
  const css = findSetting(await getSettings(), 'embedded-css')?.richText;
  if (!css) return null;
  return <style data-embedded="css" dangerouslySetInnerHTML={{ __html: toEmbeddedStyle(css) }} />;
}

/** The organization's own script (setting `embedded-javascript`), likewise; last in the body. */
export async function EmbeddedCode() {
  const script = findSetting(await getSettings(), 'embedded-javascript')?.richText;
  if (!script) return null;
  return (
    <script
      data-embedded="javascript"
      dangerouslySetInnerHTML={{ __html: toEmbeddedScript(script) }}
    />
  );
}
