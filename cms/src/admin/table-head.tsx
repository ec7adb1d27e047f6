import { Th, Thead, Tr, Typography } from '@strapi/design-system';

/** The names of a table's columns, as the admin's own tables show them. */
export function TableHead({ columns }: { columns: readonly string[] }) {
  return (
    <Thead>
      <Tr>
        {columns.map((name) => (
          <Th key={name}>
            <Typography variant="sigma" textColor="neutral600">
              {name}
            </Typography>
          </Th>
        ))}
      </Tr>
    </Thead>
  );
}
