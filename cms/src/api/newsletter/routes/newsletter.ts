import { factories } from '@strapi/strapi';
import { formRules } from '../../../forms/form-rules';
import { validateForm } from '../../../forms/validate-form';
import { sayWhetherAsked } from '../../../leads/newsletter/say-whether-asked';

export default factories.createCoreRouter('api::newsletter.newsletter', {
  config: {
    create: {
      middlewares: [
        sayWhetherAsked,
        validateForm({ uid: 'api::newsletter.newsletter', rules: formRules.newsletter }),
      ],
    },
  },
});
