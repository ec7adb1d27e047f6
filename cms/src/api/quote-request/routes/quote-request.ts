import { factories } from '@strapi/strapi';
import { formRules } from '../../../forms/form-rules';
import { validateForm } from '../../../forms/validate-form';

export default factories.createCoreRouter('api::quote-request.quote-request', {
  config: {
    create: {
      middlewares: [
        validateForm({ uid: 'api::quote-request.quote-request', rules: formRules.quoteRequest }),
      ],
    },
  },
});
