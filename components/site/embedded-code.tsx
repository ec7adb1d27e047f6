import { findSetting } from '@/content-client';
import { getSettings } from '@/lib/server/content';

/**
 * The firm's own styles and script (settings `embedded-css` and `embedded-javascript`), once per
 * page, as they are: writing settings is an editor's right (specification §1).
 */
export async function EmbeddedCode() {
  const settings = await getSettings();
  const css = findSetting(settings, 'embedded-css')?.richText;
  const script = findSetting(settings, 'embedded-javascript')?.richText;
  return (
    <>
      {css && (
        <style data-embedded="css" dangerouslySetInnerHTML={{ __html: endless(css, 'style') }} />
      )}
      {script && (
        <script
          data-embedded="javascript"
          dangerouslySetInnerHTML={{ __html: endless(script, 'script') }}
        />
      )}
    </>
  );
}

// The code may not end its own element early by accident, nor keep the parser from seeing its end.
function endless(code: string, tag: 'style' | 'script'): string {
  const closed = code.replace(new RegExp(`</(?=${tag})`, 'gi'), '<\\/');
  return tag === 'script' ? closed.replaceAll('<!--', '<\\!--') : closed;
}
