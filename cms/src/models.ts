import type { Core, Struct } from '@strapi/strapi';

/** A field of a content type or a component. */
export type Attribute = {
  type: string;
  component?: string;
  target?: string;
  relation?: string;
  mappedBy?: string;
  inversedBy?: string;
  components?: string[];
};

/** A content type of which only the name is known. */
export function findContentType(
  strapi: Core.Strapi,
  uid: string,
): Struct.ContentTypeSchema | undefined {
  const types: Struct.ContentTypeSchema[] = Object.values({ ...strapi.contentTypes });
  return types.find((type) => type.uid === uid);
}

/** The fields of a content type or a component of which only the name is known; none of one that is not there. */
export function attributesOf(strapi: Core.Strapi, uid: string): [string, Attribute][] {
  const components: Struct.ComponentSchema[] = Object.values({ ...strapi.components });
  const model =
    findContentType(strapi, uid) ?? components.find((component) => component.uid === uid);
  return Object.entries(model?.attributes ?? {});
}
