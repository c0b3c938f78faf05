import { describe, expect, it } from "vitest";
import { find, readIndex } from "../../../src/browser/search-engine.ts";
import { makeSearchIndex } from "../../../src/files/search-index.ts";
import type { Language } from "../../../src/languages/languages.ts";
import { pagesFor } from "../../../src/pages/_pages.ts";
import { content } from "../built-site.ts";

/* What patients type, and what the live site answers. An edit of the content may change it. */

function searchIn(language: Language) {
  const { search } = (language !== "en" && content.translations[language]) || content;
  const json = makeSearchIndex(pagesFor(content, language), search, language);
  const index = readIndex(json, language);
  return (query: string) => find(index, query, language);
}

/** Rows of a path and the queries that lead to it, as pairs. */
const rowsOf = (table: string) =>
  table
    .trim()
    .split("\n")
    .flatMap((row) => {
      const [path = "", queries = ""] = row.split("|").map((cell) => cell.trim());
      return queries.split("; ").map((query) => [query, path] as const);
    });

const levels = Object.keys(content.practice.answers);

/** The answer stands before all results, and no less urgent one before it. */
function expectAnswer(search: ReturnType<typeof searchIn>, query: string, path: string): void {
  const { answers } = search(query);
  const place = answers.findIndex((result) => result.path.endsWith(path));
  expect(place, `${answers.map((result) => result.path).join(", ")} before ${path}`).not.toBe(-1);
  const ranks = answers.slice(0, place + 1).map(({ answer = "" }) => levels.indexOf(answer));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
}

describe("how soon to be seen", () => {
  const search = searchIn("en");

  it.each(
    rowsOf(`
      /symptoms/after-an-operation#throat-bleeds | blood mouth tonsils; blood in mouth after tonsil surgery; bleeding 6 days after tonsillectomy; my child's throat is bleeding after surgery
      /symptoms/after-an-operation#fever | fever after tonsillectomy
      /symptoms/after-an-operation#drying-out | dehydration after tonsillectomy child not drinking
      /symptoms/after-an-operation#tingling | numb lip after thyroid surgery; tingling lips
      /symptoms/after-an-operation#watery-fluid | clear fluid nose after surgery
      /symptoms/after-an-operation#neck-swells | neck swelling after thyroid surgery
      /symptoms/after-an-operation#ear-under-bandage | bandaged ear hurts
      /symptoms/face#droop | can't move one side of face; facial weakness; face numb one side; my face is drooping
      /symptoms/face#bite-or-deep-cut | dog bite face
      /symptoms/face#blisters-near-the-eye | shingles near eye
      /symptoms/throat#allergic-swelling | bee sting throat; swollen lips; hives swollen face; allergic reaction
      /symptoms/throat#coin | child swallowed a coin; my baby swallowed a penny
      /symptoms/throat#magnet-or-sharp-object | kid ate magnet; kid ate magent
      /symptoms/throat#battery | swallowed battery; swallowed a buton battery
      /symptoms/throat#fish-bone | chicken bone stuck; fish bone in throat
      /symptoms/throat#stuck-food | food stuck in throat
      /symptoms/throat#cannot-swallow | drooling won't swallow; can't swallow
      /symptoms/throat#choking | my son is choking
      /symptoms/throat#breathing | can't breathe; cannot breathe
      /symptoms/nose#nosebleed-after-15-minutes | nose bleeding 30 minutes; nosebleed won't stop
      /symptoms/nose#battery-in-the-nose | button battery up the nose
      /symptoms/nose#one-sided-discharge | smelly nose child one side
      /symptoms/nose#pregnant-nosebleed | pregnant nosebleed
      /symptoms/ears#hearing-gone | ear popped now deaf; woke up deaf in one ear; sudden hearing loss
      /symptoms/ears#suddenly-blocked | ear suddenly blocked
      /symptoms/ears#sudden-ringing | ringing in one ear since yesterday
      /symptoms/ears#spinning-that-does-not-stop | spinning for hours and vomiting
      /symptoms/ears#spinning | dizzy when I roll over in bed
      /symptoms/ears#swollen-outer-ear | cauliflower ear
      /symptoms/ears#dizzy-and-weak | stroke
      /symptoms/sinuses#worst-headache | worst headache of my life
      /symptoms/sinuses#temple-headache | vision loss headache; jaw pain temple headache over 50
      /symptoms/sinuses#eye | eye swollen shut sinus
      /symptoms/sleep#child-stops-breathing | toddler stops breathing at night; my 4 year old snores and stops breathing
      /symptoms/voice#hoarse-for-four-weeks | hoarse 5 weeks
      /symptoms/neck#lump-for-two-weeks | lump in neck 3 weeks smoker
      /symptoms/throat#sore-throat-and-weak-defense | methimazole fever
      /contact-us#emergency | emergency; emergancy; 911
    `),
  )("“%s” is answered by %s", (query, path) => expectAnswer(search, query, path));

  it.each(["parking", "careers", "Medicaid", "TTY", "insurance", "emerald", "botox"])(
    "“%s” is no question of urgency",
    (query) => expect(search(query).answers).toEqual([]),
  );
});

describe("where to read", () => {
  const search = searchIn("en");

  it.each(
    rowsOf(`
      /service/nasal-breathing-disorders | stuffy nose; blocked nose at night; can't breathe through my nose
      /service/nasal-breathing-disorders/deviated-septum | deviated septem; septoplasty
      /service/nasal-breathing-disorders/sprays-and-rinses | Afrin every day; nasal spray
      /service/hearing-disorders/tinnitus | ringing in ears; tinitus
      /service/hearing-disorders/vertigo | vertgo
      /service/hearing-disorders/eustachian-tube | eustachian tube; eustation tube; ears won't pop
      /service/hearing-disorders/menieres-disease | menieres; meniere's disease
      /service/hearing-disorders/ear-infections-and-tubes | ear wax; ear infection; ear tubes
      /service/hearing-disorders/hearing-aids | hearing aid
      /service/sleep-apnea | husband snores; apnia
      /service/sleep-apnea/snoring | snoring; how to stop snoring; snoring without sleep apnea
      /service/sleep-apnea/nerve-stimulation | Inspire; is Inspire covered
      /service/sleep-apnea/children | my child snores
      /service/sinus-disorders/sinus-headache | sinus headache
      /service/sinus-disorders | sinusitus
      /service/sinus-disorders/post-nasal-drip | post nasal drip; postnasal drip; mucus in throat
      /service/sinus-disorders/nasal-polyps | polyps
      /service/rhinoplasties | nose job; rinoplasty
      /service/rhinoplasties/cost | rhinoplasty cost; what does a nose job cost
      /service/head-and-neck-disorders/hoarse-voice | losing my voice; hoarsness
      /service/head-and-neck-disorders/cancer-and-hpv | throat cancer
      /service/head-and-neck-disorders/reflux-cough-and-globus | silent reflux; LPR; globus; chronic cough
      /service/thyroid-surgery | goiter; tyroid
      /service/thyroid-surgery/thyroid-nodule | goiter
      /service/thyroid-surgery/thyroid-cancer | thyroid cancer; papillary cancer
      /service/thyroid-surgery/parathyroid | high calcium
      /service/facial-plastic-and-reconstructive-surgery/eyelids-and-brow | droopy eyelids
      /service/facial-plastic-and-reconstructive-surgery/skin-cancer | skin cancer
      /service/otolaryngology/nosebleeds | nosebleed
      /service/otolaryngology | otolaringology
      /recovery/septoplasty-and-turbinates | how long off work after septoplasty
      /recovery/sinus-surgery | fly after sinus surgery; ibuprofen after sinus surgery
      /recovery/tonsillectomy | pain medicine after tonsillectomy
      /before-surgery | blood thinner before surgery; eat before surgery
      /names | what does FESS mean
      /children | do you see children
      /new-patients#medicaid | Medicaid; PeachCare
      /new-patients#time-off-and-flying | off work; work note; can I fly
      /contact-us#phone-help | TTY; interpreter; deaf cannot call
      /contact-us | parking; opening hours; spanish; español
      /new-patients/costs | insurance
      /testimonials | reviews
      /locations/buckhead-ga | buckhead
      /your-privacy | HIPAA; privacy policy
      /new-patients | cancel; what to bring; refill
      /referrals | refer a patient; referring doctor
      /notices | discrimination; good faith estimate; privacy practices
      #remark-0 | suicide; I want to die; kill myself
      #remark-1 | jobs; careers
      #remark-2 | MyChart
      #remark-3 | botox
    `),
  )("“%s” finds %s, or a part of it, among the first three", (query, path) => {
    const paths = search(query)
      .others.slice(0, 3)
      .map((result) => result.path);
    expect(
      paths.some((found) => found === path || found.startsWith(`${path}#`)),
      paths.join(", "),
    ).toBe(true);
  });
});

describe.skipIf(content.translations.es === undefined)("in Spanish", () => {
  const search = searchIn("es");

  it.each(
    rowsOf(`
      /symptoms/after-an-operation#throat-bleeds | sangre en la boca después de operar las anginas
      /symptoms/after-an-operation#tingling | labio dormido después de tiroides
      /symptoms/face#droop | no puedo mover la cara; cara dormida de un lado
      /symptoms/throat#allergic-swelling | labios hinchados; picadura de abeja garganta
      /symptoms/throat#coin | se tragó una moneda
      /symptoms/throat#battery | se tragó una pila
      /symptoms/throat#magnet-or-sharp-object | se tragó un imán
      /symptoms/throat#fish-bone | espina de pescado
      /symptoms/throat#breathing | no puedo respirar
      /symptoms/nose#nosebleed-after-15-minutes | la nariz no deja de sangrar
      /symptoms/nose#one-sided-discharge | nariz que huele mal niño un lado
      /symptoms/ears#hearing-gone | me quedé sordo de un oído
      /symptoms/ears#suddenly-blocked | oído tapado de repente
      /symptoms/ears#sudden-ringing | zumbido en un oído desde ayer
      /symptoms/ears#spinning-that-does-not-stop | todo me da vueltas y vomito
      /symptoms/sleep#child-stops-breathing | ronca y deja de respirar niño
      /contact-us#emergency | emergencia
    `),
  )("“%s” is answered by %s", (query, path) => expectAnswer(search, query, path));

  it.each(
    rowsOf(`
      /es/service/nasal-breathing-disorders | nariz tapada
      /es/service/hearing-disorders | me zumban los oídos; mareos; dolor de oido
      /es/service/sleep-apnea | ronco mucho; ronquidos
      /es/service/otolaryngology | amigdalas; otorrino
      /es/service/thyroid-surgery | bocio; cáncer de tiroides
      /es/service/hearing-disorders/eustachian-tube | trompa de Eustaquio; oídos tapados
      /es/service/hearing-disorders/menieres-disease | Ménière
      /es/service/sinus-disorders/post-nasal-drip | goteo posnasal; flemas en la garganta
      /es/service/head-and-neck-disorders/reflux-cough-and-globus | reflujo silencioso; tos que no se quita
      /es/new-patients#medicaid | Medicaid
      /es/contact-us | estacionamiento; horario; intérprete
    `),
  )("“%s” finds %s, or a part of it, among the first three", (query, path) => {
    const paths = search(query)
      .others.slice(0, 3)
      .map((result) => result.path);
    expect(
      paths.some((found) => found.startsWith(path)),
      paths.join(", "),
    ).toBe(true);
  });
});
