/** An e-mail address as text; where it needs two lines, the second begins with its "@". */
export function EmailAddress({ children: email }: { children: string }) {
  const at = email.lastIndexOf('@');
  if (at < 1) return email;
  return (
    <span>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
