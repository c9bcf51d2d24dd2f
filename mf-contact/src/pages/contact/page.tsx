import type { PageHead, PageParams } from '@clandor/contract';
import letter from '@clandor/imagery/pictures/contact';
import { useParams } from '@clandor/platform';
import { findDepartment } from '@clandor/schemas/departments';
import { DepartmentChoice } from './department-choice.tsx';
import { EnquiryPage } from './enquiry-page.tsx';

/** /contact and /contact/{department}; an unknown department leaves the selection (spec section 2). */
export default function ContactPage() {
  const department = findDepartment(useParams().department);
  return department ? <EnquiryPage key={department.id} department={department} /> : <DepartmentChoice />;
}

export { plainPost } from './plain-post.ts';

export const head = ({ department: id }: PageParams): PageHead => {
  const department = findDepartment(id);
  return department
    ? {
        title: `Contact ${department.title}`,
        description: `Write to Clandor about ${department.title.toLowerCase()}. Every genuine enquiry is read, and answered within 1-2 business days.`,
        parents: [{ title: 'Contact', path: '/contact' }],
        picture: letter,
      }
    : {
        title: 'Make an Enquiry',
        description:
          'Write to Clandor. Choose a department; every genuine enquiry is read, and answered within 1-2 business days.',
        canonical: '/contact',
        picture: letter,
      };
};
