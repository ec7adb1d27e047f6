import { factories } from '@strapi/strapi';
import { formRules } from '../../../forms/form-rules';
import { validateForm } from '../../../forms/validate-form';

export default factories.createCoreRouter('api::newsletter.newsletter', {
  config: {
    create: {
      middlewares: [
        validateForm({ uid: 'api::newsletter.newsletter', rules: formRules.newsletter }),
      ],
    },
  },
});
