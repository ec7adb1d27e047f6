import { LinkButton } from '@strapi/design-system';
import { NavLink, useParams } from 'react-router-dom';

/** Above the list of the menu's entries: the way to the tree. */
export function TreeLink() {
  const { slug } = useParams();
  if (slug !== 'api::menu.menu') return null;
  return (
    <LinkButton tag={NavLink} to="/menu-tree" variant="tertiary">
      Arrange as a tree
    </LinkButton>
  );
}
