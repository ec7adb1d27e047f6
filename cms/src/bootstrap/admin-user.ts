import type { Core } from '@strapi/strapi';

/** Strapi's own rule for who chooses one in the admin. */
const PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/;
const EMAIL = /^\S+@\S+$/;

/** The first administrator, only while there is none. Throws as {@link assertLogin} does. */
export async function provideAdminUser(strapi: Core.Strapi): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
  const users = strapi.service('admin::user');
  if (!email || !password || (await users.exists())) return;
  assertLogin(email, password);

  const superAdmin = await strapi.service('admin::role').getSuperAdmin();
  await users.create({
    email,
    password,
    firstname: 'Site',
    lastname: 'Admin',
    isActive: true,
    registrationToken: null,
    roles: [superAdmin.id],
  });
}

/** @throws {Error} that names the variable which the admin itself would not take. */
export function assertLogin(email: string, password: string): void {
  if (!EMAIL.test(email)) throw new Error(`ADMIN_EMAIL must be an e-mail address, not "${email}"`);
  if (!PASSWORD.test(password)) {
    throw new Error(
      'ADMIN_PASSWORD must have at least 8 characters, a capital and a small letter, and a digit',
    );
  }
}
