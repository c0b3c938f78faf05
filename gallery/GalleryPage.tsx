import { Fragment, type ReactNode } from "react";
import type { Ground } from "../src/parts/example.ts";
import { Wrap } from "../src/parts/layout/Wrap/Wrap.tsx";
import { galleryPath, type Mode, type Sheet, sheets, subjects } from "./sheets.ts";

interface Props {
  /** Without one: the list of all sheets. */
  sheet: Sheet | undefined;
  mode: Mode;
}

function Bar({ sheet, mode }: Props) {
  const switches = [
    {
      label: "high contrast",
      on: mode.highContrast,
      turned: { ...mode, highContrast: !mode.highContrast },
    },
    { label: "150% text", on: mode.largeText, turned: { ...mode, largeText: !mode.largeText } },
  ];
  return (
    <nav className="gallery-bar" aria-label="Gallery">
      {sheet && <a href={galleryPath(undefined, mode)}>All components</a>}
      {switches.map(({ label, on, turned }) => (
        <a key={label} href={galleryPath(sheet, turned)}>{`Turn ${label} ${on ? "off" : "on"}`}</a>
      ))}
    </nav>
  );
}

function Index({ mode }: { mode: Mode }) {
  return (
    <Wrap>
      <h1>Gallery</h1>
      {subjects.map((subject) => (
        <Fragment key={subject}>
          <h2>{subject}</h2>
          <ul className="gallery-index">
            {sheets
              .filter((sheet) => sheet.subject === subject)
              .map((sheet) => (
                <li key={sheet.path}>
                  <a href={galleryPath(sheet, mode)}>{sheet.title}</a>
                </li>
              ))}
          </ul>
        </Fragment>
      ))}
    </Wrap>
  );
}

function OnGround({ ground, children }: { ground: Ground; children: ReactNode }) {
  const dataGround =
    ground === "tan" || ground === "green" || ground === "dark" ? ground : undefined;
  return (
    <div className={`gallery-ground gallery-${ground}`} data-ground={dataGround}>
      <Wrap>
        <p className="gallery-ground-name">{ground}</p>
        {children}
      </Wrap>
    </div>
  );
}

/** Each example of a sheet under its name, or the list of all sheets. */
export function GalleryPage({ sheet, mode }: Props) {
  return (
    <>
      <Bar sheet={sheet} mode={mode} />
      <main id="main" tabIndex={-1} data-opener={sheet?.opener}>
        {sheet === undefined && <Index mode={mode} />}
        {sheet?.grounds === undefined
          ? sheet?.examples.map(([name, [element]]) => <Fragment key={name}>{element}</Fragment>)
          : sheet.examples.map(([name, [element]]) => (
              <section key={name} className="gallery-example" aria-label={name}>
                <p className="gallery-name">{name}</p>
                {sheet.grounds?.map((ground) => (
                  <OnGround key={ground} ground={ground}>
                    {element}
                  </OnGround>
                ))}
              </section>
            ))}
      </main>
    </>
  );
}
