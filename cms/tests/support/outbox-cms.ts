import { expect } from 'vitest';
import { createEditor } from '../../scripts/editor.mjs';
import { entryOf, type Fields, textOf } from './client';
import { startCms } from './cms';
import { startFakeSite } from './fake-site';

export const SETTINGS = '/content-manager/single-types/api::lead-setting.lead-setting';
export const NOTIFY = '/api/notify';
/** Long enough for a machine that is busy with other work. */
export const PATIENT = { timeout: 60_000, interval: 100 };

/** A content service whose outbox tries each second, and the site that sends its mails. */
export async function startOutboxCms() {
  const site = await startFakeSite();
  const env = {
    REVALIDATE_URL: site.webhookUrl,
    OUTBOX_INTERVAL_SECONDS: '1',
    OUTBOX_FIRST_DELAY_SECONDS: '1',
    OUTBOX_RETRY_SECONDS: '1',
    RETENTION_RULE: '* * * * * *',
  };
  const cms = await startCms({ env });
  const admin = await createEditor(cms);

  /** Sends what a form sends; returns the id of the record. */
  async function send(target: string, data: Fields): Promise<string> {
    const { status, body } = await cms.send('POST', target, { data });
    expect(status).toBe(201);
    return textOf(entryOf(body.data).documentId);
  }
  const outbox = async () => entryOf((await cms.get('submissions/outbox')).body.data);
  const remove = async () => {
    await cms.remove();
    await site.close();
  };
  return { site, cms, admin, send, outbox, remove };
}
