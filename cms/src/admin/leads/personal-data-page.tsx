// Everything that is stored about one person: found, handed over, deleted.
import {
  Box,
  Button,
  Dialog,
  Field,
  Flex,
  TextInput,
  Typography,
  VisuallyHidden,
} from '@strapi/design-system';
import {
  ConfirmDialog,
  Layouts,
  Page,
  useFetchClient,
  useNotification,
} from '@strapi/strapi/admin';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { PersonRecord } from '../../leads/privacy/person-record';
import { useFocusKept } from '../use-focus-kept';
import { type PersonExport, toPersonDocument } from './person-document';
import { PersonRecords } from './person-records';
import { type PrivacyEvent, PrivacyLog } from './privacy-log';
import { saveFile } from './save-file';

/** What staff did, and what the service did by itself. */
type Log = { events: PrivacyEvent[]; automatic: PrivacyEvent[] };
type Found = { email: string; records: PersonRecord[] };

export default function PersonalDataPage() {
  const { get, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [email, setEmail] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [isFinding, setFinding] = useState(false);
  const button = useFocusKept(isFinding);
  const field = useRef<HTMLInputElement>(null);
  const [log, setLog] = useState<Log>({ events: [], automatic: [] });

  const attempt = useCallback(
    async (work: () => Promise<void>, message = 'It did not work. Try again.') => {
      try {
        await work();
      } catch {
        toggleNotification({ type: 'danger', message });
      }
    },
    [toggleNotification],
  );
  // What staff did has been done, whether or not this can be read.
  const readLog = useCallback(
    () =>
      attempt(
        async () => setLog((await get<Log>('/personal-data')).data),
        'The list below could not be read. Reload the page.',
      ),
    [attempt, get],
  );
  useEffect(() => {
    void readLog();
  }, [readLog]);

  const find = async (address: string) => {
    setFinding(true);
    try {
      const body = { email: address };
      const { data } = await post<{ records: PersonRecord[] }>('/personal-data/find', body);
      setFound({ email: address, records: data.records });
    } finally {
      setFinding(false);
    }
  };
  // An answer that comes after another address was typed is of the wrong person.
  const shown = found?.email === email ? found : null;
  const exportAll = async () => {
    const { data } = await post<PersonExport>('/personal-data/export', { email });
    saveFile(new Blob([toPersonDocument(data)], { type: 'text/html' }), 'personal-data.html');
    await readLog();
  };
  const deleteAll = async () => {
    const { data } = await post<{ deleted: number }>('/personal-data/delete', { email });
    toggleNotification({ type: 'success', message: `Deleted: ${data.deleted}` });
    // The button that had the keyboard has nothing to delete any more, and goes.
    field.current?.focus();
    setFound(null);
    await attempt(() => find(email), 'What is left could not be read. Press Find.');
    await readLog();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(() => find(email));
  };
  return (
    <Page.Main>
      <Page.Title>Personal data</Page.Title>
      <Layouts.Header
        title="Personal data"
        subtitle="When somebody asks what you store about them, or wants it deleted"
      />
      <Layouts.Content>
        {/* Browsers refuse letters with marks before the “@”, which the forms of the site take. */}
        <form noValidate onSubmit={onSubmit}>
          <Flex gap={2} alignItems="flex-end" paddingBottom={6}>
            <Field.Root width="32rem" name="email">
              <Field.Label>E-mail address of the person</Field.Label>
              <TextInput
                ref={field}
                type="email"
                value={email}
                onChange={(event) => {
                  setEmail(event.target.value);
                  setFound(null);
                }}
              />
            </Field.Root>
            <Button
              ref={button}
              type="submit"
              size="L"
              loading={isFinding}
              disabled={email.trim() === ''}
            >
              Find
            </Button>
          </Flex>
        </form>
        <VisuallyHidden role="status">{shown && countInWords(shown.records.length)}</VisuallyHidden>
        {shown && <PersonRecords records={shown.records} />}
        {shown && shown.records.length > 0 && (
          <Flex gap={2} paddingTop={4} paddingBottom={8}>
            <Button variant="secondary" onClick={() => void attempt(exportAll)}>
              Export for the person
            </Button>
            <Dialog.Root>
              <Dialog.Trigger>
                <Button variant="danger-light">Delete all of it</Button>
              </Dialog.Trigger>
              <ConfirmDialog onConfirm={() => attempt(deleteAll)}>
                What is stored about {email} is deleted at once, with the notes, and cannot be
                brought back. Mails, exported files and what other programs got are not part of it.
              </ConfirmDialog>
            </Dialog.Root>
          </Flex>
        )}
        <Box paddingTop={6}>
          <Typography variant="delta" tag="h2">
            Done so far
          </Typography>
          <PrivacyLog events={log.events} />
        </Box>
        {log.automatic.length > 0 && (
          <Box paddingTop={6}>
            <Typography variant="delta" tag="h2">
              Deleted automatically
            </Typography>
            <PrivacyLog events={log.automatic} />
          </Box>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

function countInWords(records: number): string {
  if (records === 0) return 'Nothing found';
  return records === 1 ? 'One record found' : `${records} records found`;
}
