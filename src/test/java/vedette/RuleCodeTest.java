package vedette;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.PrimitiveTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.type.TypeKind;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Rule code outside the kit packs no bits, passes no functions to run later, and writes notes only
 * to an umpire.
 */
class RuleCodeTest {
  private static final Path RULES = Path.of("src/main/java/vedette/rules");

  private static final Map<Tree.Kind, String> BITS =
      new EnumMap<>(
          Map.ofEntries(
              Map.entry(Tree.Kind.AND, "&"),
              Map.entry(Tree.Kind.OR, "|"),
              Map.entry(Tree.Kind.XOR, "^"),
              Map.entry(Tree.Kind.BITWISE_COMPLEMENT, "~"),
              Map.entry(Tree.Kind.LEFT_SHIFT, "<<"),
              Map.entry(Tree.Kind.RIGHT_SHIFT, ">>"),
              Map.entry(Tree.Kind.UNSIGNED_RIGHT_SHIFT, ">>>"),
              Map.entry(Tree.Kind.AND_ASSIGNMENT, "&="),
              Map.entry(Tree.Kind.OR_ASSIGNMENT, "|="),
              Map.entry(Tree.Kind.XOR_ASSIGNMENT, "^="),
              Map.entry(Tree.Kind.LEFT_SHIFT_ASSIGNMENT, "<<="),
              Map.entry(Tree.Kind.RIGHT_SHIFT_ASSIGNMENT, ">>="),
              Map.entry(Tree.Kind.UNSIGNED_RIGHT_SHIFT_ASSIGNMENT, ">>>=")));

  /** Types of packed values, of deferred work and of listeners. */
  private static final Pattern UNWANTED = Pattern.compile("Long|\\w*Supplier|\\w*Listener");

  @Test
  void the_rules_hold_to_it() throws IOException {
    List<JavaFileObject> sources = new ArrayList<>();
    try (Stream<Path> files = Files.walk(RULES)) {
      for (Path file : files.filter(RuleCodeTest::isRule).sorted().toList()) {
        sources.add(new Source(RULES.relativize(file).toString(), Files.readString(file)));
      }
    }
    assertThat(sources).as("systems and their files").hasSizeGreaterThan(200);
    assertThat(found(sources)).isEmpty();
  }

  /**
   * Returns whether a file is rule code. The kit is not, nor are the packed units of own systems,
   * behind methods of the rules, nor the class between a plan and the umpire of one of its fights.
   */
  private static boolean isRule(Path file) {
    return file.toString().endsWith(".java")
        && !file.startsWith(RULES.resolve("kit"))
        && !file.endsWith("own/stack/SideStatus.java")
        && !file.endsWith("plan/NestedUmpire.java");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '#',
      textBlock =
          """
          long packed = 0;                                 # long
          List<Long> packed;                               # Long
          boolean led(int flags) { return (flags & 1) != 0; }   # &
          int with(int flags) { return flags | 4; }        # |
          int other(int flags) { return flags ^ 4; }       # ^
          int without(int flags) { return ~flags; }        # ~
          int bit(int unit) { return 1 << unit; }          # <<
          int rest(int flags) { return flags >> 2; }       # >>
          int rest(int flags) { return flags >>> 2; }      # >>>
          int add(int flags) { flags |= 4; return flags; } # |=
          int and(int flags) { flags &= 4; return flags; } # &=
          void shift(int flags) { flags <<= 1; }           # <<=
          int once(Supplier<Integer> work) { return 0; }   # Supplier
          IntSupplier work;                                # IntSupplier
          Function<Umpire, Integer> roll;                  # Function of Umpire
          BiFunction<State, Umpire, State> step;           # BiFunction of Umpire
          java.util.function.Consumer<Umpire> work;        # Consumer of Umpire
          void opening(Listener listener) {}               # Listener
          """)
  void what_is_not_for_rules_is_found(String offending, String what) {
    assertThat(found(List.of(new Source("Rule.java", "class Rule {\n" + offending + "\n}"))))
        .as(offending)
        .contains("Rule.java:2: " + what);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '#',
      textBlock =
          """
          // a long way & a << b, told to a Listener
          String text = "a long | brief Supplier";
          boolean any(boolean a, boolean b) { return a && b || a; }
          boolean any(List<Boolean> all) { boolean any = false; for (boolean one : all) { any |= one; } return any; }
          Map<String, List<List<Integer>>> grid;
          Function<State, List<UnitState>> units;
          int reads(Umpire umpire) { return umpire.once(() -> 3); }
          <T extends Record & Comparable<T>> T most(List<T> all) { return all.get(0); }
          """)
  void what_only_looks_like_it_is_not(String fine) {
    assertThat(found(List.of(new Source("Rule.java", "class Rule {\n" + fine + "\n}")))).isEmpty();
  }

  /** The text of a source file, held in memory. */
  private static final class Source extends SimpleJavaFileObject {
    private final String name;
    private final String text;

    Source(String name, String text) {
      super(URI.create("string:///" + name), Kind.SOURCE);
      this.name = name;
      this.text = text;
    }

    @Override
    public String getName() {
      return name;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreErrors) {
      return text;
    }
  }

  /** Returns the parts of sources that are not allowed in rules, as {@code file:line: part}. */
  private static List<String> found(List<JavaFileObject> sources) {
    JavacTask task =
        (JavacTask)
            ToolProvider.getSystemJavaCompiler().getTask(null, null, null, null, null, sources);
    SourcePositions positions = Trees.instance(task).getSourcePositions();
    List<String> found = new ArrayList<>();
    try {
      for (CompilationUnitTree unit : task.parse()) {
        Set<String> flags = new HashSet<>();
        unit.accept(new Flags(flags), null);
        unit.accept(new Finder(unit, positions, flags, found), null);
      }
    } catch (IOException e) {
      throw new AssertionError("the sources are in memory", e);
    }
    return found;
  }

  /** A scanner that collects boolean variables: {@code |=} on them is no bit operation. */
  private static final class Flags extends TreeScanner<Void, Void> {
    private final Set<String> names;

    Flags(Set<String> names) {
      this.names = names;
    }

    @Override
    public Void visitVariable(VariableTree variable, Void none) {
      if (variable.getType() instanceof PrimitiveTypeTree type
          && type.getPrimitiveTypeKind() == TypeKind.BOOLEAN) {
        names.add(variable.getName().toString());
      }
      return super.visitVariable(variable, none);
    }
  }

  /** A scanner of one file, which ignores comments, strings and the signs of generic types. */
  private static final class Finder extends TreeScanner<Void, Void> {
    private final CompilationUnitTree unit;
    private final SourcePositions positions;
    private final Set<String> flags;
    private final List<String> found;

    Finder(
        CompilationUnitTree unit,
        SourcePositions positions,
        Set<String> flags,
        List<String> found) {
      this.unit = unit;
      this.positions = positions;
      this.flags = flags;
      this.found = found;
    }

    private void report(Tree where, String what) {
      LineMap lines = unit.getLineMap();
      long line = lines.getLineNumber(positions.getStartPosition(unit, where));
      found.add(unit.getSourceFile().getName() + ":" + line + ": " + what);
    }

    private void name(Tree where, CharSequence name) {
      if (UNWANTED.matcher(name).matches()) {
        report(where, name.toString());
      }
    }

    @Override
    public Void visitPrimitiveType(PrimitiveTypeTree type, Void none) {
      if (type.getPrimitiveTypeKind() == TypeKind.LONG) {
        report(type, "long");
      }
      return super.visitPrimitiveType(type, none);
    }

    @Override
    public Void visitBinary(BinaryTree operation, Void none) {
      bits(operation);
      return super.visitBinary(operation, none);
    }

    @Override
    public Void visitUnary(UnaryTree operation, Void none) {
      bits(operation);
      return super.visitUnary(operation, none);
    }

    @Override
    public Void visitCompoundAssignment(CompoundAssignmentTree operation, Void none) {
      if (!flags.contains(operation.getVariable().toString())) {
        bits(operation);
      }
      return super.visitCompoundAssignment(operation, none);
    }

    private void bits(Tree operation) {
      if (BITS.containsKey(operation.getKind())) {
        report(operation, BITS.get(operation.getKind()));
      }
    }

    @Override
    public Void visitParameterizedType(ParameterizedTypeTree type, Void none) {
      String base = type.getType().toString();
      boolean umpire =
          type.getTypeArguments().stream().anyMatch(a -> a.toString().equals("Umpire"));
      if (umpire && base.matches("(.*\\.)?\\w*(Function|Consumer|Predicate|Operator)")) {
        report(type, base.substring(base.lastIndexOf('.') + 1) + " of Umpire");
      }
      return super.visitParameterizedType(type, none);
    }

    @Override
    public Void visitIdentifier(IdentifierTree identifier, Void none) {
      name(identifier, identifier.getName());
      return super.visitIdentifier(identifier, none);
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree member, Void none) {
      name(member, member.getIdentifier());
      return super.visitMemberSelect(member, none);
    }

    @Override
    public Void visitClass(ClassTree type, Void none) {
      name(type, type.getSimpleName());
      return super.visitClass(type, none);
    }

    @Override
    public Void visitMethod(MethodTree method, Void none) {
      name(method, method.getName());
      return super.visitMethod(method, none);
    }

    @Override
    public Void visitVariable(VariableTree variable, Void none) {
      name(variable, variable.getName());
      return super.visitVariable(variable, none);
    }
  }
}
