package vedette.lock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import vedette.fight.Measure;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;

/**
 * All fights of all systems use one name for one measure, and one option for one setting. A new
 * name goes into the vocabulary only if no word there has the same meaning.
 */
@Tag("slow")
class MeasureNamesTest {
  private static final Set<String> VOCABULARY =
      words(
          """
          success ending turns battleEnding battleTurnsDue contact targetsOverrun hexesTaken
          hexTaken winner result effect worst effects hits fires state
          Losses MainBodyLosses RearguardLosses NearLosses UnitsLost GunsLost LeaderLost Cost Gained
          Repulsed Retreated Retreat Hexes Eliminated NearEliminated Disengaged Disordered
          GunsDisordered State Ending Faces Moves Result Left Dead Commander
          Dp DpTaken NearDp NearCommander
          displacedLosses displacedDisordered gunsCaptured revealed
          behindLosses behindRetreated behindEliminated behindDisordered behindLeaderLost
          behindGunsDisordered
          rallied complete pointsRegained unitsReturned left commander dp dpRemoved
          ownInitiative turnsOwn changes ownTwice enemyTwice twice place
          easternArrived westernArrived bothArrived easternWait westernWait westernAlone
          """);

  /** Former names, replaced by one of the vocabulary or of the options. */
  private static final Set<String> FORMER =
      words(
          """
          Loss Casualties casualties spLost Retreats ForcedBack Destroyed GeneralKilled turnsFought
          roundsFought activations rounds nights passes clear fate assaulted placesTaken
          """);

  /** The place of a measure in a sentence: {@code {-attackerLosses}}, {@code {?ending is …}}. */
  private static final Pattern PLACE = Pattern.compile("\\{[-+?]?([a-zA-Z]+)");

  private static Set<String> words(String text) {
    return new TreeSet<>(Set.of(text.strip().split("\\s+")));
  }

  private static String withoutSide(String name) {
    return name.replaceFirst("\\[.*", "").replaceFirst("^(attacker|defender)(?=[A-Z])", "");
  }

  @Test
  void every_measure_has_a_name_of_the_vocabulary() {
    Set<String> unknown = new TreeSet<>();
    Set<String> former = new TreeSet<>();
    LockedRequests.fights()
        .forEach(
            (id, fight) -> {
              boolean ofFile = id.startsWith("own-") || id.startsWith("plan-");
              for (Measure<?> measure : fight.scenario().fight().measures()) {
                String name = withoutSide(measure.name());
                if (!ofFile && !VOCABULARY.contains(name)) {
                  unknown.add(LockedRequests.engagement(id) + ": " + measure.name());
                }
                if (FORMER.contains(name.substring(name.lastIndexOf('.') + 1))) {
                  former.add(LockedRequests.engagement(id) + ": " + measure.name());
                }
              }
            });
    assertThat(unknown).isEmpty();
    assertThat(former).isEmpty();
  }

  /** A clause about a measure that the fight lacks is left out, so a former name goes unnoticed. */
  @Test
  void every_measure_of_a_first_sentence_exists_in_some_fight_of_its_kind() {
    Map<String, Set<String>> measured = new TreeMap<>();
    Map<String, Set<String>> named = new TreeMap<>();
    LockedRequests.fights()
        .forEach(
            (id, fight) -> {
              String kind = LockedRequests.engagement(id);
              Set<String> measures = measured.computeIfAbsent(kind, key -> new TreeSet<>());
              fight.scenario().fight().measures().forEach(it -> measures.add(it.name()));
              Set<String> names = named.computeIfAbsent(kind, key -> new TreeSet<>());
              String both =
                  fight.scenario().type().summary() + fight.scenario().fight().story().summary();
              PLACE.matcher(both).results().forEach(it -> names.add(it.group(1)));
            });
    named.forEach((kind, names) -> assertThat(measured.get(kind)).as(kind).containsAll(names));
  }

  @Test
  void success_is_said_once() {
    LockedRequests.fights()
        .forEach(
            (id, fight) -> {
              String success =
                  fight.scenario().fight().measures().stream()
                      .filter(it -> it.name().equals(Measure.SUCCESS))
                      .map(Measure::text)
                      .findFirst()
                      .orElse("none");
              assertThat(fight.scenario().fight().measures())
                  .as(id)
                  .filteredOn(it -> it.text().equals(success))
                  .hasSizeLessThan(2);
            });
  }

  @Test
  void no_option_has_a_former_name() {
    for (GameSystem system : Catalogue.systems()) {
      for (EngagementType<?> type : system.engagements()) {
        assertThat(type.form().slots())
            .as(system.id() + " " + type.name())
            .extracting(slot -> slot.name())
            .doesNotContainAnyElementsOf(FORMER)
            .doesNotContain("attackerLosses", "defenderLosses");
      }
    }
  }
}
