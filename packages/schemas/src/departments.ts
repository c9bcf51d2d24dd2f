/** The departments that take enquiries (spec section 3), in the order of the dropdown. */
export const DEPARTMENTS = [
  { id: 'membership', title: 'Membership' },
  { id: 'partnerships', title: 'Strategic Partnerships' },
  { id: 'press', title: 'Press & Media' },
  { id: 'advertising', title: 'Advertising' },
  { id: 'careers', title: 'Careers' },
  { id: 'support', title: 'Support & Technical' },
  { id: 'founder', title: "Founder's Office, Private" },
] as const;

/** Stands in for an unknown department id. It is not in the dropdown. */
export const GENERAL_DEPARTMENT = { id: 'general', title: 'General Enquiry' } as const;

export type Department = (typeof DEPARTMENTS)[number] | typeof GENERAL_DEPARTMENT;
export type DepartmentId = Department['id'];

/** Where the mailboxes live unless CLUB_MAIL_DOMAIN says otherwise. */
export const DEFAULT_MAIL_DOMAIN = 'clandor.example';

/** The department of an id as it stands in the URL; undefined for an unknown one (the page then shows the selection). */
export function findDepartment(id: string | undefined): (typeof DEPARTMENTS)[number] | undefined {
  return DEPARTMENTS.find((department) => department.id === id);
}

/** The department of an id, `general` for an unknown one. */
export const departmentOrGeneral = (id: string | undefined): Department => findDepartment(id) ?? GENERAL_DEPARTMENT;

/** What the subject of an enquiry to this department is: "Press & Media Inquiry". */
export const enquirySubject = (department: Department): string => `${department.title} Inquiry`;

/** A department's address: `press@clandor.example` (design.md, reading 1). */
export const mailbox = (id: DepartmentId, domain: string = DEFAULT_MAIL_DOMAIN): string => `${id}@${domain}`;
