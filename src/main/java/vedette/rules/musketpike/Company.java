package vedette.rules.musketpike;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import vedette.notation.BadNotation;
import vedette.notation.Notation.Phrase;

/** Who stands in one place: a unit, artillery, or artillery stacked with a unit. */
record Company(Optional<Unit> unit, Optional<Guns> guns) {
  private static final Set<String> CLAUSES =
      Set.of("in", "moving", "retreat", "displaces", "flank", "range", "grazing");

  static Company of(List<Phrase> phrases) {
    Unit unit = null;
    Guns guns = null;
    for (Phrase phrase : phrases) {
      if (CLAUSES.contains(phrase.words().get(0).text())) {
        throw new BadNotation(
            phrase.offset(),
            "`" + phrase.words().get(0).text() + "` is a clause, not a unit",
            "put a semicolon before it");
      }
      boolean artillery = phrase.words().get(0).text().equals(Guns.WORD);
      if (artillery ? guns != null : unit != null) {
        throw new BadNotation(
            phrase.offset(),
            "one unit and one artillery unit can stack, no more",
            "give each further one a stack of its own");
      }
      if (artillery) {
        guns = Guns.of(phrase);
      } else {
        unit = Unit.of(phrase);
      }
    }
    return new Company(Optional.ofNullable(unit), Optional.ofNullable(guns));
  }

  @Override
  public String toString() {
    return unit.map(Unit::toString).orElse("")
        + (unit.isPresent() && guns.isPresent() ? ", " : "")
        + guns.map(Guns::toString).orElse("");
  }
}
