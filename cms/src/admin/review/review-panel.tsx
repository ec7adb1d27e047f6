// Beside the form of an entry: asking for a review, and what was said about it.
import { Button, Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { useFetchClient, useForm, useNotification } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import type { PanelProps } from '../beside-the-form/panel';
import { momentOf } from '../moment';
import { useFocusKept } from '../use-focus-kept';
import { useKeptText } from '../use-kept-text';
import { useRefreshed } from '../use-refreshed';

type Review = {
  id: number;
  status: 'ready' | 'returned';
  comment: string;
  authorName: string | null;
  createdAt: string;
};
type State = { hasReviews: boolean; mayAsk: boolean; mayReturn: boolean; reviews: Review[] };

/** The panel “Review”; none for types without drafts. */
export function ReviewPanel({ model, document }: PanelProps) {
  const [justSaid, setJustSaid] = useState<number | null>(null);
  const documentId = typeof document?.documentId === 'string' ? document.documentId : null;
  const target = documentId ? `/review/${model}/${documentId}` : null;
  const version = `${document?.status} ${document?.updatedAt}`;
  // Somebody may decide while its author writes on.
  const [state, setState] = useRefreshed<State>(target, version);
  const isPublished = document?.status === 'published';
  if (!target || !state?.hasReviews || (isPublished && state.reviews.length === 0)) return null;
  return {
    title: 'Review',
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        {state.reviews.map((review) => (
          <Said key={review.id} review={review} isOwn={review.id === justSaid} />
        ))}
        <ReviewForm
          key={target}
          target={target}
          state={state}
          onChange={(next) => {
            setJustSaid(next.reviews[0]?.id ?? null);
            setState(next);
          }}
        />
      </Flex>
    ),
  };
}

type FormProps = { target: string; state: State; onChange: (state: State) => void };

// Keeps the comment by itself: Strapi shows what a panel returns some 60 ms later, and by then a field has lost
// the letters that were typed.
function ReviewForm({ target, state, onChange }: FormProps) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const isModified = useForm('review', ({ modified }) => modified);
  const isReady = state.reviews[0]?.status === 'ready';
  // Who waits for an answer has nothing to send a comment with.
  const mayComment = isReady ? state.mayReturn : state.mayAsk;
  const [comment, type, markSent] = useKeptText('review-comment', target, mayComment);
  const [isSending, setSending] = useState(false);
  const button = useFocusKept(isSending);
  const say = async (status: Review['status']) => {
    setSending(true);
    try {
      onChange((await post<State>(target, { status, comment })).data);
      markSent(comment);
    } catch (error) {
      const message = error instanceof Error ? error.message : 'It could not be saved.';
      toggleNotification({ type: 'danger', message });
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      {mayComment && (
        <Field.Root name="review-comment">
          <Field.Label>Comment</Field.Label>
          <Textarea
            value={comment}
            onChange={({ target: { value } }: { target: { value: string } }) => type(value)}
            style={{ minHeight: '5rem' }}
          />
        </Field.Root>
      )}
      {isModified && <Typography variant="pi">Save first: only what is saved is seen.</Typography>}
      {state.mayAsk && !isReady && (
        <Button
          ref={button}
          variant="secondary"
          disabled={isModified}
          loading={isSending}
          onClick={() => void say('ready')}
        >
          Ready for review
        </Button>
      )}
      {state.mayReturn && isReady && (
        <Button
          ref={button}
          variant="tertiary"
          loading={isSending}
          onClick={() => void say('returned')}
        >
          Ask for changes
        </Button>
      )}
    </>
  );
}

type SaidProps = { review: Review; isOwn: boolean };

/** One line of the review. It takes the keyboard over from the button by which it was just said, which is gone. */
function Said({ review: { status, comment, authorName, createdAt }, isOwn }: SaidProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOwn && document.activeElement === document.body) line.current?.focus();
  }, [isOwn]);
  return (
    <Flex ref={line} tabIndex={-1} direction="column" alignItems="flex-start">
      <Typography fontWeight="semiBold">
        {status === 'ready' ? 'Ready for review' : 'Changes are asked for'}
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        {authorName}, {momentOf(createdAt)}
      </Typography>
      {comment && <Typography style={{ whiteSpace: 'pre-line' }}>{comment}</Typography>}
    </Flex>
  );
}
