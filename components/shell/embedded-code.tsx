import type { ReactElement } from 'react';
import { findSetting } from '@/content-client';
import { themeStyle } from '@/lib/colour/theme-style';
import { toEmbeddedScript, toEmbeddedStyle } from '@/lib/editor/embedded-code';
import { getCompanyProfile, getSettings } from '@/lib/server/cms/readers';

/**
 * The organization's color and its own styles (setting `embedded-css`), once per page, as they are: writing
 * settings is an editor's right (specification §1). For the head, where styles belong; the organization's
 * win, because the site's own ones are in layers.
 *
 * @returns `null` where there are none. Throws `ContentError`. Not a component: React's hydration fails
 * where something in the head is still on its way (facebook/react issue 37551).
 */
export async function embeddedStyles(): Promise<ReactElement | null> {
  const [{ accentColor }, settings] = await Promise.all([getCompanyProfile(), getSettings()]);
  const theme = themeStyle(accentColor);
  const css = findSetting(settings, 'embedded-css')?.richText;
  if (!theme && !css) return null;
  const styles = `${theme ?? ''}${css ? toEmbeddedStyle(css) : ''}`;
  return <style data-embedded="css" dangerouslySetInnerHTML={{ __html: styles }} />;
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
