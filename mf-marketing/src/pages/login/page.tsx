import type { PageHead } from '@clandor/contract';
import login from '@clandor/imagery/pictures/login';
import {
  ButtonLink,
  Column,
  Container,
  color,
  Em,
  Grid,
  Hairline,
  Label,
  Lead,
  Picture,
  Section,
  Text,
  Title,
} from '@clandor/ui';

/** The members' portal is not open yet; its page says so and points to contact (spec sections 1 and 2). */
export default function LoginPage() {
  return (
    <Section ground="ink" flush aria-labelledby="portal">
      <div
        css={{
          display: 'grid',
          '@media (min-width: 64rem)': { gridTemplateColumns: '7fr 5fr', minHeight: 'min(100svh, 60rem)' },
        }}
      >
        <div
          css={{
            position: 'relative',
            minHeight: '52svh',
            '&::after': {
              content: '""',
              position: 'absolute',
              inset: 0,
              background: `linear-gradient(to top, ${color.ink}, transparent 40%)`,
              '@media (min-width: 64rem)': { background: `linear-gradient(to left, ${color.ink}, transparent 40%)` },
            },
          }}
        >
          <Picture
            picture={login}
            sizes="(min-width: 64rem) 60vw, 100vw"
            priority
            decorative
            css={{
              position: 'absolute',
              inset: 0,
              '& img': { height: '100%', aspectRatio: 'auto', objectPosition: '62% 50%' },
            }}
          />
        </div>
        <div
          css={{
            alignSelf: 'center',
            position: 'relative',
            marginTop: '-4rem',
            '@media (min-width: 64rem)': { marginTop: 0, marginInlineStart: '-6rem' },
          }}
        >
          <Container>
            <Grid css={{ paddingBlock: 'clamp(2rem, 12vh, 9rem) clamp(4rem, 10vh, 8rem)' }}>
              <Column from={1} span={9} large={{ from: 1, span: 11 }}>
                <div css={{ display: 'grid', gap: '1.75rem', justifyItems: 'start' }}>
                  <Label>Member portal</Label>
                  <Title as="h1" id="portal">
                    Access is <Em>coming soon</Em>
                  </Title>
                  <Lead>The members’ portal is being prepared. It is not open yet.</Lead>
                  <Hairline css={{ width: '100%' }} />
                  <Text>
                    Accepted members receive their credentials with the welcome kit. If you are a member and need
                    something before then, write to us; we answer within 1-2 business days.
                  </Text>
                  <ButtonLink to="/contact">Contact Membership</ButtonLink>
                </div>
              </Column>
            </Grid>
          </Container>
        </div>
      </div>
    </Section>
  );
}

export const head: PageHead = {
  title: 'Member Login',
  description:
    'The member portal of Clandor is being prepared; access is coming soon. Members who need something before then can write to the club.',
  picture: login,
};
