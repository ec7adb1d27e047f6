import { TextField } from '@/components/forms/core/fields';
import { SelectField } from '@/components/forms/core/select-field';
import { SubmitButton } from '@/components/forms/core/submit-button';
import { FIELD_LABELS, FORM_COPY, QUOTE_FORM_COPY } from '@/content/forms';
import type { ServiceGroup } from '@/lib/forms/service-options';

type QuoteFieldsProps = {
  /** `null` while they load. */
  services: readonly ServiceGroup[] | null;
  /** Title of the service that the visitor comes from. */
  chosen?: string | null;
  hasPhone?: boolean;
};

/** The fields of a quote (specification §2, Request A Quote modal, and §5). */
export function QuoteFields({ services, chosen = null, hasPhone }: QuoteFieldsProps) {
  return (
    <>
      <p className="form-note">{FORM_COPY.allRequired}</p>
      <TextField
        name="name"
        label={FIELD_LABELS.name}
        autoComplete="name"
        className={hasPhone ? 'sm:col-span-2' : undefined}
      />
      <TextField name="email" label={FIELD_LABELS.email} type="email" autoComplete="email" />
      {hasPhone && (
        <TextField name="phone" label={FIELD_LABELS.phone} type="tel" autoComplete="tel" />
      )}
      <SelectField
        name="service"
        label={FIELD_LABELS.service}
        placeholder={QUOTE_FORM_COPY.chooseService}
        groups={services && toChoices(services)}
        chosen={chosen}
        className="sm:col-span-2"
      />
      <TextField
        name="message"
        label={FIELD_LABELS.message}
        rows={hasPhone ? 4 : 5}
        className="sm:col-span-2"
      />
      <SubmitButton sending={QUOTE_FORM_COPY.sending} className="sm:col-span-2">
        {QUOTE_FORM_COPY.submit}
      </SubmitButton>
    </>
  );
}

function toChoices(services: readonly ServiceGroup[]) {
  if (services.length === 0) return [{ label: null, options: [QUOTE_FORM_COPY.anyService] }];
  const groups = services.map(({ label, options }) => ({
    label: label ?? (services.length > 1 ? QUOTE_FORM_COPY.moreServices : null),
    options: options.map(({ title }) => title),
  }));
  return [...groups, { label: null, options: [QUOTE_FORM_COPY.notSure] }];
}
