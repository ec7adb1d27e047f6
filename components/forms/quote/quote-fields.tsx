import { SelectField, SubmitButton, TextField } from '@/components/forms/core/fields';
import { LIMITS } from '@/lib/forms/form-limits';

type QuoteFieldsProps = {
  /** `null` while they load. */
  services: readonly string[] | null;
  hasPhone?: boolean;
};

/** Stands in the list when no service can be named: nobody shall be kept from asking. */
const ANY_SERVICE = 'General enquiry';

/** The fields of a quote (specification §2, Request A Quote modal, and §5). */
export function QuoteFields({ services, hasPhone }: QuoteFieldsProps) {
  const options = services?.length === 0 ? [ANY_SERVICE] : services;
  return (
    <>
      <TextField
        name="name"
        label="Your Name"
        autoComplete="name"
        maxLength={LIMITS.name}
        className={hasPhone ? 'sm:col-span-2' : undefined}
      />
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={LIMITS.email}
      />
      {hasPhone && (
        <TextField
          name="phone"
          label="Phone Number"
          type="tel"
          autoComplete="tel"
          maxLength={LIMITS.phone}
        />
      )}
      <SelectField
        name="service"
        label="Select Service"
        placeholder="Choose a service"
        options={options}
        className="sm:col-span-2"
      />
      <TextField
        name="message"
        label="Message"
        rows={hasPhone ? 4 : 5}
        maxLength={LIMITS.message}
        className="sm:col-span-2"
      />
      <SubmitButton sending="Sending..." className="sm:col-span-2">
        Send Message
      </SubmitButton>
    </>
  );
}
