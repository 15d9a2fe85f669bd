package vedette.lock;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;
import vedette.cli.Captured;

/**
 * Draws the requests by a fixed seed: of each engagement so many that the program answers, some
 * that it refuses as they were drawn, and some with a mistake made in them.
 */
final class LockDrawer {
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final long SEED = 1813;
  private static final Path WRONG_TABLES = Path.of("src/test/resources/lock/wrong");
  private static final int REFUSED = 3;
  private static final int MISTAKEN = 7;
  private static final int TRIES = 60;

  /** An answer with more states is given in decimals. */
  private static final int MOST_FOR_FRACTIONS = 300;

  /** The same where states are many and simple. */
  private static final int MOST_IF_SIMPLE = 5_000;

  private static final Set<String> SIMPLE =
      Set.of(
          "musket-pike-initiative",
          "musket-pike-chits",
          "musket-pike-arrival",
          "days-of-glory-damage",
          "days-of-glory-initiative");

  private static final int MOST = 20_000;

  /** So many requests of each engagement may have more states than are worth fractions. */
  private static final int MANY_STATES = 4;

  private static final List<Drawn> ENGAGEMENTS =
      List.of(
          new Drawn("six-days-battle", 350, SixDaysLines::battle),
          new Drawn("six-days-repulse", 120, SixDaysLines::repulse),
          new Drawn("six-days-reorganize", 45, SixDaysLines::reorganize),
          new Drawn("musket-pike-fire", 100, MusketPikeLines::fire),
          new Drawn("musket-pike-melee", 120, MusketPikeLines::melee),
          new Drawn("musket-pike-assault", 120, MusketPikeLines::assault),
          new Drawn("musket-pike-activation", 60, MusketPikeLines::activation),
          new Drawn("musket-pike-turns", 45, MusketPikeLines::turns),
          new Drawn("musket-pike-rally", 40, MusketPikeLines::rally),
          new Drawn("musket-pike-initiative", 40, MusketPikeLines::initiative),
          new Drawn("musket-pike-chits", 42, MusketPikeLines::chits),
          new Drawn("musket-pike-arrival", 40, MusketPikeLines::arrival),
          new Drawn("days-of-glory-morale", 100, DaysOfGloryLines::morale),
          new Drawn("days-of-glory-shoot", 40, DaysOfGloryLines::shoot),
          new Drawn("days-of-glory-bombard", 45, DaysOfGloryLines::bombard),
          new Drawn("days-of-glory-fire", 50, DaysOfGloryLines::fire),
          new Drawn("days-of-glory-firefight", 45, DaysOfGloryLines::firefight),
          new Drawn("days-of-glory-damage", 40, DaysOfGloryLines::damage),
          new Drawn("days-of-glory-close-assault", 120, DaysOfGloryLines::closeAssault),
          new Drawn("days-of-glory-charge", 120, DaysOfGloryLines::charge),
          new Drawn("days-of-glory-initiative", 40, DaysOfGloryLines::initiative),
          new Drawn("simple-napoleonic-fire", 45, SimpleNapoleonicLines::fire),
          new Drawn("simple-napoleonic-assault", 80, SimpleNapoleonicLines::assault),
          new Drawn("simple-napoleonic-morale", 40, SimpleNapoleonicLines::morale),
          new Drawn("simple-napoleonic-rally", 40, SimpleNapoleonicLines::rally),
          new Drawn("simple-napoleonic-firefight", 60, SimpleNapoleonicLines::firefight),
          new Drawn("simple-napoleonic-advance", 45, SimpleNapoleonicLines::advance),
          new Drawn("loose-files-artillery", 45, LooseFilesLines::artillery),
          new Drawn("loose-files-bombardment", 45, LooseFilesLines::bombardment),
          new Drawn("loose-files-volley", 40, LooseFilesLines::volley),
          new Drawn("loose-files-combat", 80, LooseFilesLines::combat),
          new Drawn("loose-files-commander", 40, LooseFilesLines::commander),
          new Drawn("loose-files-recover", 40, LooseFilesLines::recover),
          new Drawn("loose-files-firefight", 60, LooseFilesLines::firefight),
          new Drawn("crt-attack", 250, CrtLines::attack));

  /** An engagement, how many good requests of it are wanted, and how one is drawn. */
  private record Drawn(String id, int wanted, Function<Draw, CommandLine> line) {}

  private LockDrawer() {}

  /** All requests by their ids. */
  static Map<String, String> draw() {
    Map<String, String> requests = new LinkedHashMap<>();
    for (Drawn engagement : ENGAGEMENTS) {
      number(engagement.id(), lines(engagement), requests);
    }
    // Fights under systems of one's own are written, not drawn.
    LockedRequests.read()
        .forEach(
            (id, line) -> {
              if (id.startsWith("own-")) {
                requests.put(id, line);
              }
            });
    number("crt-tables", CrtLines.wrongTables(wrongTables()), requests);
    number("nowhere", Mistakes.NOWHERE, requests);
    return requests;
  }

  private static void number(String id, List<String> lines, Map<String, String> requests) {
    for (int i = 0; i < lines.size(); i++) {
      requests.put(id + "-" + (i + 1), lines.get(i));
    }
  }

  private static List<String> wrongTables() {
    try (Stream<Path> files = Files.list(WRONG_TABLES)) {
      return files.map(file -> file.toString().replace('\\', '/')).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> lines(Drawn engagement) {
    Draw draw = new Draw(SEED + engagement.id().hashCode());
    Set<String> drawn = new LinkedHashSet<>();
    List<String> good = new ArrayList<>();
    List<String> large = new ArrayList<>();
    List<String> refused = new ArrayList<>();
    int most = SIMPLE.contains(engagement.id()) ? MOST_IF_SIMPLE : MOST_FOR_FRACTIONS;
    for (int i = 0;
        good.size() + large.size() < engagement.wanted() && i < TRIES * engagement.wanted();
        i++) {
      String line = engagement.line().apply(draw).toString();
      if (!drawn.add(line)) {
        continue;
      }
      Captured answer = Captured.vedette(line + " --format json --max-states " + MOST);
      if (answer.code() == 0) {
        if (JSON.readTree(answer.out()).get("states").asInt() <= most) {
          good.add(line + " --fractions");
        } else if (large.size() < MANY_STATES) {
          large.add(line);
        }
      } else if (answer.err().contains("--max-states")) {
        continue;
      } else if (refused.size() < REFUSED) {
        refused.add(line);
      }
    }
    good.addAll(large);
    if (good.size() < engagement.wanted()) {
      throw new IllegalStateException(engagement.id() + ": only " + good.size() + " drawn");
    }
    List<String> lines = new ArrayList<>(good);
    lines.addAll(refused);
    for (int i = 0; i < MISTAKEN; ) {
      String line = Mistakes.in(draw.pick(good), draw);
      if (drawn.add(line) && Captured.vedette(line).code() != 0) {
        lines.add(line);
        i++;
      }
    }
    return lines;
  }
}
