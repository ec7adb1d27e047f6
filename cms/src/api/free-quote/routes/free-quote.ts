import { factories } from '@strapi/strapi';
import { formRules } from '../../../forms/form-rules';
import { validateForm } from '../../../forms/validate-form';

export default factories.createCoreRouter('api::free-quote.free-quote', {
  config: {
    create: {
      middlewares: [
        validateForm({ uid: 'api::free-quote.free-quote', rules: formRules.freeQuote, bare: true }),
      ],
    },
  },
});
