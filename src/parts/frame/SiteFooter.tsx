import type { Office, Practice } from "../../data/practice.ts";
import { useWords } from "../../languages/use-words.ts";
import { NewTabLink } from "../../ui/NewTabLink.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { Unbroken } from "../../ui/Unbroken.tsx";
import { Wrap } from "../../ui/Wrap.tsx";
import { OfficeHours } from "../office/OfficeHours.tsx";
import { PostalAddress } from "../office/PostalAddress.tsx";
import { Brand } from "./Brand.tsx";
import { LanguageLinks } from "./LanguageLinks/LanguageLinks.tsx";
import styles from "./SiteFooter.module.css";
import { SiteLink } from "./SiteLink.tsx";
import { type SiteLinks, serviceLink } from "./site-links.ts";

interface Props extends SiteLinks {
  practice: Practice;
}

/** The end of every page: what the practice is, where everything is, how to reach it. */
export function SiteFooter({ practice, navigation, services, path }: Props) {
  const words = useWords();
  return (
    <footer className={styles["root"]}>
      <Wrap>
        <div className={styles["columns"]}>
          <div className={styles["about"]}>
            <Brand name={practice.brand} href="/" />
            <p>{practice.about}</p>
            <SocialLinks links={practice.social} />
          </div>
          <nav aria-labelledby="footer-services-title">
            <h2 id="footer-services-title">{words.frame.services}</h2>
            <ul>
              {services.map((service) => (
                <li key={service.slug}>
                  <SiteLink link={serviceLink(service, service.shortTitle)} path={path} />
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="quick-links-title">
            <h2 id="quick-links-title">{words.frame.quickLinks}</h2>
            <ul>
              {navigation.footer.map((link) => (
                <li key={link.path}>
                  <SiteLink link={link} path={path} />
                </li>
              ))}
            </ul>
          </nav>
          <Contact practice={practice} />
        </div>
        {Object.entries(practice.otherLanguages ?? {}).map(
          ([language, text]) =>
            text !== undefined && (
              <p key={language} lang={language}>
                <Prose text={text} />
              </p>
            ),
        )}
        <div className={styles["end"]}>
          <p>{`© ${practice.brand}`}</p>
          <ul>
            {navigation.legal.map((link) => (
              <li key={link.path}>
                <SiteLink link={link} path={path} />
              </li>
            ))}
            <LanguageLinks />
          </ul>
        </div>
      </Wrap>
    </footer>
  );
}

function SocialLinks({ links }: { links: Practice["social"] }) {
  const words = useWords();
  const social = links.filter(({ url }) => url !== "");
  return social.length === 0 ? null : (
    <ul className={styles["social"]}>
      {social.map(({ name, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener">
            {name}
            <span className="visually-hidden">{` ${words.opensInNewTab}`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** How to reach each office. */
function Contact({ practice }: { practice: Practice }) {
  const words = useWords();
  const [first, ...others] = practice.offices;
  return (
    <section className={styles["contact"]} aria-labelledby="footer-contact-title">
      <h2 id="footer-contact-title">{words.frame.contact}</h2>
      <OneOffice {...first} hours={practice.hours.footer} />
      {others.map((office) => (
        <OneOffice key={office.name} {...office} />
      ))}
      {practice.payBill !== undefined && (
        <NewTabLink href={practice.payBill}>{words.online.payBill}</NewTabLink>
      )}
    </section>
  );
}

function OneOffice({ name, addressLines, phone, phoneHref, fax, hours }: Office) {
  const words = useWords();
  return (
    <>
      <p>
        {name !== undefined && (
          <>
            <b>{name}</b>
            <br />
          </>
        )}
        <PostalAddress lines={addressLines} />
      </p>
      <p>
        <span className="visually-hidden">{words.office.phone}: </span>
        <a href={phoneHref}>{phone}</a>
        {fax !== undefined && (
          <>
            <br />
            {`${words.office.fax} `}
            <Unbroken>{fax}</Unbroken>
          </>
        )}
      </p>
      <p>
        <OfficeHours hours={hours} />
      </p>
    </>
  );
}
