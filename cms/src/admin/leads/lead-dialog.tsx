// One lead: the visitor's words, what colleagues add, and an answer by mail.
import { Button, EmptyStateLayout, Flex, LinkButton, Modal } from '@strapi/design-system';
import { Mail } from '@strapi/icons';
import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createQueue } from '../queue';
import { useRefresh } from '../use-refresh';
import { LeadFacts } from './lead-facts';
import { LeadFollowUp } from './lead-follow-up';
import { LeadMessage } from './lead-message';
import { LeadNotes } from './lead-notes';
import { answerLink, type LeadWithNotes } from './types';

type Answer = { lead: LeadWithNotes };

const MISSING = 'This lead was deleted, or is not for your role.';
const NOT_SAVED = 'It was not saved. Try again.';
const NOT_READ = 'It could not be read. Try again.';
/** What is changed waits for a read that has begun. */
const READ_TIMEOUT_MS = 10_000;

/** `address` is the uid and the documentId of the lead, with a slash between. */
export function LeadDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { get, put, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [lead, setLead] = useState<LeadWithNotes | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [inTurn] = useState(createQueue);
  const isReading = useRef(false);
  const read = useCallback(async () => {
    try {
      const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
      const { data } = await get<Answer>(`/leads/${address}`, { signal });
      setLead(data.lead);
    } catch (error) {
      // What is shown stays, unless it is nobody's any more.
      if (isOfNobody(error)) setLead(null);
      setProblem(isOfNobody(error) ? MISSING : NOT_READ);
    }
    isReading.current = false;
  }, [get, address]);
  // Between two changes: an answer to an earlier question would undo the later one on the screen.
  const readInTurn = useCallback(() => {
    if (isReading.current) return;
    isReading.current = true;
    void inTurn(read);
  }, [inTurn, read]);
  useEffect(readInTurn, [readInTurn]);
  useRefresh(readInTurn);

  /** One after the other: the last answer has all that was changed. */
  const keep = async (send: () => Promise<{ data: Answer }>): Promise<boolean> => {
    try {
      await inTurn(async () => setLead((await send()).data.lead));
      return true;
    } catch (error) {
      toggleNotification({ type: 'danger', message: reasonOf(error) });
      // Where a colleague was first, it shows what they chose.
      readInTurn();
      return false;
    }
  };
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title style={{ overflowWrap: 'anywhere' }}>
            {lead ? lead.name : 'Lead'}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {problem && !lead && <EmptyStateLayout content={problem} />}
          {lead && (
            <Flex direction="column" alignItems="stretch" gap={6}>
              <LeadMessage message={lead.message} />
              <LeadFacts lead={lead} />
              <LeadFollowUp
                lead={lead}
                onChange={(change) => {
                  const seen = { status: lead.status, ownerId: lead.ownerId };
                  void keep(() => put<Answer>(`/leads/${address}`, { ...change, seen }));
                }}
              />
              <LeadNotes
                address={address}
                notes={lead.notes}
                onAdd={(text) => keep(() => post<Answer>(`/leads/${address}/notes`, { text }))}
              />
            </Flex>
          )}
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            Close
          </Button>
          {lead && (
            <LinkButton href={answerLink(lead)} startIcon={<Mail />}>
              Answer by mail
            </LinkButton>
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

/** What is refused is refused the next time, too: the service says why. */
function reasonOf(error: unknown): string {
  if (isOfNobody(error)) return MISSING;
  return isFetchError(error) && error.status === 400 ? error.message : NOT_SAVED;
}

function isOfNobody(error: unknown): boolean {
  return isFetchError(error) && (error.status === 403 || error.status === 404);
}
