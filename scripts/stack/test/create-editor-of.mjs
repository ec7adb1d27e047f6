// Acts as a member of staff of the stack.

/**
 * Somebody who publishes and reads what visitors sent.
 *
 * @param {import('./trials.mjs').StackContext} context
 */
export async function createEditorOf({ layout, secrets }) {
  const { createEditor } = await import('../../../cms/scripts/editor.mjs');
  return createEditor({
    url: `http://127.0.0.1:${layout.ports.content}`,
    adminEmail: secrets.ADMIN_EMAIL,
    adminPassword: secrets.ADMIN_PASSWORD,
  });
}
