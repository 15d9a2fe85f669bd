package vedette.system;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import vedette.dice.Spread;
import vedette.json.Json;
import vedette.source.Nearest;
import vedette.system.effect.EffectKind.Place;
import vedette.system.effect.EffectReader;
import vedette.system.query.Code;
import vedette.system.query.Members;
import vedette.system.query.SectionReader;
import vedette.system.roll.Roll;
import vedette.table.grid.Range;
import vedette.table.read.RangeText;

/** A reader of the effects of a roll's faces, which are independent of the number to reach. */
final class FacesReader {

  private final SectionReader part;

  FacesReader(SectionReader part) {
    this.part = part.withCode(Code.FACE);
  }

  /**
   * Returns the faces that a roll names; reports those that are wrong.
   *
   * @param written the roll
   * @param die the die of the roll
   * @param place the place of their effects
   */
  List<Faces> read(ThrowReader.WrittenThrow written, Roll die, Place place) {
    List<Faces> faces = new ArrayList<>();
    List<Json.Member> named = Members.named(written.faces());
    List<String> impossible = new ArrayList<>();
    Json.Member first = null;
    for (Json.Member face : named) {
      Range range = range(face.name(), die);
      if (range == null || !die.mayShow(range, place.isPool())) {
        impossible.add(face.name());
        first = first == null ? face : first;
        continue;
      }
      faces.add(
          new Faces(
              face.name(), range, new EffectReader(part.child("faces")).read(face.value(), place)));
    }
    if (first != null) {
      noFaces(first, impossible, die, place, named.size());
    } else if (die.hasWords()) {
      for (String word : die.words()) {
        if (faces.stream().noneMatch(it -> it.name().equals(word))) {
          part.report(
              written.here().member(written.faces() == null ? "die" : "faces").at(),
              "the effect of face `" + word + "` is missing",
              "write \"" + word + "\": \"nothing\" for no effect");
        }
      }
    }
    return faces;
  }

  private void noFaces(Json.Member first, List<String> impossible, Roll die, Place place, int all) {
    if (die.hasWords()) {
      Optional<String> nearest = Nearest.of(first.name(), die.words());
      part.report(
          first.at(),
          "`" + first.name() + "` is not a face of " + die.text(),
          nearest
              .map(it -> "did you mean `" + it + "`?")
              .orElse(closest(first.name(), die.words())));
      return;
    }
    Spread natural = die.natural(place.isPool());
    part.report(
        first.at(),
        "`"
            + String.join("` and `", impossible)
            + "` "
            + (impossible.size() == 1 ? "is not a face of " : "are not faces of ")
            + die.text(),
        "write natural rolls from " + natural.least() + " to " + natural.max());
  }

  /**
   * Returns help with the first word of the same initial, where no word is similar; else all words.
   */
  private static String closest(String word, List<String> words) {
    for (String each : words) {
      if (!word.isEmpty() && each.startsWith(word.substring(0, 1))) {
        return "did you mean `" + each + "`?";
      }
    }
    return String.join(", ", words);
  }

  private static Range range(String name, Roll die) {
    if (die.hasWords()) {
      int index = die.words().indexOf(name);
      return index < 0 ? null : new Range(index, index);
    }
    return RangeText.of(name);
  }
}
