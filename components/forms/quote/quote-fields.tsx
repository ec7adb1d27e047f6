import { TextField } from '@/components/forms/core/fields';
import { SelectField } from '@/components/forms/core/select-field';
import { SubmitButton } from '@/components/forms/core/submit-button';
import { FORM_COPY } from '@/content/forms';
import { LIMITS } from '@/lib/forms/form-limits';

type QuoteFieldsProps = {
  /** `null` while they load. */
  services: readonly string[] | null;
  hasPhone?: boolean;
};

const { fields, quote, select, anyService } = FORM_COPY;

/** The fields of a quote (specification §2, Request A Quote modal, and §5). */
export function QuoteFields({ services, hasPhone }: QuoteFieldsProps) {
  const options = services?.length === 0 ? [anyService] : services;
  return (
    <>
      <TextField
        name="name"
        label={fields.name}
        autoComplete="name"
        maxLength={LIMITS.name}
        className={hasPhone ? 'sm:col-span-2' : undefined}
      />
      <TextField
        name="email"
        label={fields.email}
        type="email"
        autoComplete="email"
        maxLength={LIMITS.email}
      />
      {hasPhone && (
        <TextField
          name="phone"
          label={fields.phone}
          type="tel"
          autoComplete="tel"
          maxLength={LIMITS.phone}
        />
      )}
      <SelectField
        name="service"
        label={fields.service}
        placeholder={select.placeholder}
        options={options}
        className="sm:col-span-2"
      />
      <TextField
        name="message"
        label={fields.message}
        rows={hasPhone ? 4 : 5}
        maxLength={LIMITS.message}
        className="sm:col-span-2"
      />
      <SubmitButton sending={quote.sending} className="sm:col-span-2">
        {quote.submit}
      </SubmitButton>
    </>
  );
}
