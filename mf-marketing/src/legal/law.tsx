/** What several legal texts say in the same words (spec section 9). */
export const GoverningLaw = () => (
  <p>
    This text is governed by the laws of the State of Delaware, without regard to its rules on conflicts of law.
    Disputes are settled by binding arbitration in Delaware under the rules of the American Arbitration Association, and
    not by a court or a jury.
  </p>
);
