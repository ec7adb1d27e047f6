import { TextField } from '@/components/forms/core/fields';
import { SelectField } from '@/components/forms/core/select-field';
import { SubmitButton } from '@/components/forms/core/submit-button';
import { FIELD_LABELS, QUOTE_FORM_COPY } from '@/content/forms';
import { LIMITS } from '@/lib/forms/form-limits';

type QuoteFieldsProps = {
  /** `null` while they load. */
  services: readonly string[] | null;
  hasPhone?: boolean;
};

/** The fields of a quote (specification §2, Request A Quote modal, and §5). */
export function QuoteFields({ services, hasPhone }: QuoteFieldsProps) {
  const options = services?.length === 0 ? [QUOTE_FORM_COPY.anyService] : services;
  return (
    <>
      <TextField
        name="name"
        label={FIELD_LABELS.name}
        autoComplete="name"
        maxLength={LIMITS.name}
        className={hasPhone ? 'sm:col-span-2' : undefined}
      />
      <TextField
        name="email"
        label={FIELD_LABELS.email}
        type="email"
        autoComplete="email"
        maxLength={LIMITS.email}
      />
      {hasPhone && (
        <TextField
          name="phone"
          label={FIELD_LABELS.phone}
          type="tel"
          autoComplete="tel"
          maxLength={LIMITS.phone}
        />
      )}
      <SelectField
        name="service"
        label={FIELD_LABELS.service}
        placeholder={QUOTE_FORM_COPY.chooseService}
        options={options}
        className="sm:col-span-2"
      />
      <TextField
        name="message"
        label={FIELD_LABELS.message}
        rows={hasPhone ? 4 : 5}
        maxLength={LIMITS.message}
        className="sm:col-span-2"
      />
      <SubmitButton sending={QUOTE_FORM_COPY.sending} className="sm:col-span-2">
        {QUOTE_FORM_COPY.submit}
      </SubmitButton>
    </>
  );
}
