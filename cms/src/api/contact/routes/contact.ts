import { factories } from '@strapi/strapi';
import { formRules } from '../../../forms/form-rules';
import { validateForm } from '../../../forms/validate-form';

export default factories.createCoreRouter('api::contact.contact', {
  config: {
    create: {
      middlewares: [validateForm({ uid: 'api::contact.contact', rules: formRules.contact })],
    },
  },
});
